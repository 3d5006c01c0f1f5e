/**
 * How many months requests that led to nothing are stored, as forms, emails and /privacy say. RETENTION_MONTHS may be
 * shorter; to store them longer, change it here.
 */
export const retentionMonths = 12;

/**
 * How many months an application for a job is stored after the latest answer, as its form and /privacy say: for two years
 * a claim can be brought that somebody was discriminated against (diskrimineringslagen 2008:567, 6:4).
 */
export const applicationMonths = 24;
