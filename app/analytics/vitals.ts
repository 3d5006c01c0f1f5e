import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { recordEvent } from "./record-event.ts";

/** Records the Core Web Vitals of the visit's first page, each once it is final. */
export function measureVitals(path: string): void {
  const record = ({ name, value, rating }: Metric) => {
    const rounded = name === "CLS" ? Math.round(value * 10_000) / 10_000 : Math.round(value);
    recordEvent("web_vital", { metric: name, value: rounded, rating }, path);
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(record);
}
