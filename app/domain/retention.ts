/**
 * How many months requests that led to nothing are stored, as forms, emails and /privacy say. RETENTION_MONTHS may be
 * shorter; to store them longer, change it here.
 */
export const retentionMonths = 12;
