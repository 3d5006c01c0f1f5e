import type { ReactNode } from "react";
import "#app/ui/phone.css";

interface PhoneProps {
  /** One sentence that describes the screen; the phone is one image. */
  label: string;
  time: string;
  app: string;
  children: ReactNode;
}

/** A plain phone frame around a fragment of the guards' app, of no brand. */
export function Phone({ label, time, app, children }: PhoneProps) {
  return (
    <div className="phone" role="img" aria-label={label}>
      <div className="phone__screen">
        <div className="phone__bar">
          <span>{time}</span>
          <span>{app}</span>
        </div>
        {children}
      </div>
    </div>
  );
}
