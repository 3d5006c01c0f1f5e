import type { OrderService, PermitAnswer } from "./rules.ts";

export interface OrderWords {
  service: string;
  services: Readonly<Record<OrderService, string>>;
  permit: string;
  permitHint: string;
  permits: Readonly<Record<PermitAnswer, string>>;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  phoneExample: string;
  billingEmail: string;
  location: string;
  locationExample: string;
  jobDescription: string;
  jobExample: string;
  guardCount: string;
  starts: string;
  ends: string;
  timeHint: string;
  reference: string;
  referenceHint: string;
  optional: string;
  send: string;
  /** Place: number. */
  number: string;
}
