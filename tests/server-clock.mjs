/**
 * Loaded before a site under test (`--import`): starts its clock at SITE_CLOCK, an ISO time. The database keeps the
 * machine's own clock, so choose a moment that is still to come.
 */
const OwnDate = Date;
const ahead = OwnDate.parse(process.env.SITE_CLOCK ?? "") - OwnDate.now();

globalThis.Date = class extends OwnDate {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [OwnDate.now() + ahead]));
  }
  static now() {
    return OwnDate.now() + ahead;
  }
};
