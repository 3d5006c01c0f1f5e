import { useEffect } from "react";
import { Link, useFetcher } from "react-router";
import { StatusChip } from "#app/admin/leads/status-chip.tsx";
import { adminPaths } from "#app/domain/staff-paths.ts";
import type { Route } from "./+types/known-route";

interface KnownSendersProps {
  label: string;
  email: string;
  phone: string;
}

/** The leads that the sender has already, found while their address or number is typed. */
export function KnownSenders({ label, email, phone }: KnownSendersProps) {
  const { load, data } = useFetcher<Route.ComponentProps["loaderData"]>();
  useEffect(() => {
    if (!navigator.onLine || (!email.includes("@") && phone.length < 8)) return;
    const sender = new URLSearchParams({ epost: email, telefon: phone });
    const wait = setTimeout(() => void load(`${adminPaths.knownSender}?${sender}`), 200);
    return () => clearTimeout(wait);
  }, [email, phone, load]);
  const known = email || phone ? (data?.known ?? []) : [];
  return (
    <div role="status" className="full new-lead__known">
      {known.length > 0 ? (
        <>
          <b>{label}</b>
          <ul className="item-list">
            {known.map(({ id, href, text, owner, status }) => (
              <li key={id}>
                <Link to={href}>{text}</Link>
                <span className="muted">{owner}</span>
                <StatusChip status={status.key} label={status.label} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
