import { useEffect, useRef, useState } from "react";
import type { enrolMessages } from "#app/content/account/sign-in.server.ts";
import { QrCode, type QrImage } from "#app/ui/qr-code.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { AccountLinks, useAuthFormsContext } from "./account-screen.tsx";
import { AuthForm } from "./auth-form.tsx";
import type { AuthResult } from "./auth-result.ts";
import { CodeField } from "./code-field.tsx";
import { EnrolStep } from "./enrol-step.tsx";
import { groupedKey, plainCode } from "./sign-in-link.ts";
import "./enrol-panel.css";

interface EnrolPanelProps {
  messages: Omit<(typeof enrolMessages)["sv"], "phone" | "another">;
  next: string;
  /** Links to add a passkey or a phone instead; null where that is not possible. */
  links: { passkey: string | null; phone: string | null };
}

/**
 * Adds an authenticator app in three steps: scan the QR code, type the app's code, save the recovery codes. These come
 * last because the protocol gives them only once the factor is verified.
 */
export function EnrolPanel({ messages, next, links }: EnrolPanelProps) {
  const { result } = useAuthFormsContext();
  const key = keyOf(result);
  const alternatives = [
    ...(links.passkey ? [{ href: links.passkey, text: messages.usePasskey }] : []),
    ...(links.phone ? [{ href: links.phone, text: messages.usePhone }] : []),
  ];
  return (
    <>
      {key ? <Scan messages={messages} totpKey={key} next={next} /> : <Begin messages={messages} />}
      <AccountLinks links={alternatives} />
    </>
  );
}

interface TotpKey {
  factorId: string;
  secret: string;
  uri: string;
  /** Null when the form was refused because of a wrong code. */
  image: QrImage | null;
}

/** The app's new key: from `beginFactor`, or from the hidden fields of a form that was sent after it. */
function keyOf(result: AuthResult | undefined): TotpKey | null {
  if (result?.outcome.kind === "enrolling") return result.outcome;
  const { factorId, secret, uri } = result?.values ?? {};
  return factorId && secret && uri ? { factorId, secret, uri, image: null } : null;
}

/** Makes the key: at once, or by a button where there is no script. */
function Begin({ messages }: Pick<EnrolPanelProps, "messages">) {
  const form = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  const isRefused = useAuthFormsContext().result !== undefined;
  useEffect(() => {
    if (begun.current || isRefused) return;
    begun.current = true;
    form.current?.querySelector("form")?.requestSubmit();
  }, [isRefused]);
  return (
    <div ref={form}>
      <AuthForm
        authAction="beginFactor"
        messages={messages.begin}
        hidden={{ name: messages.name }}
        buttonClass=""
      />
    </div>
  );
}

function Scan({ messages, totpKey: ownKey, next }: Omit<EnrolPanelProps, "links"> & { totpKey: TotpKey }) {
  const { factorId, secret, uri } = ownKey;
  const image = useQrImage(uri, ownKey.image);
  const [typed, setTyped] = useState<string | null>(null);
  const isShort = typed !== null && plainCode(typed).length < 6;
  // Before hydration the digits are not counted, so the button is enabled.
  const isHydrated = useHydrated();
  const notReady = isHydrated && (typed === null || isShort);
  return (
    <div className="enrol-columns">
      <div className="stack">
        <EnrolStep number={1}>{messages.scan}</EnrolStep>
        {image ? (
          <div className="enrol-qr">
            <QrCode image={image} label={messages.qr} />
          </div>
        ) : null}
        <p className="enrol-key">
          <span>{messages.key}</span>
          <code>{groupedKey(secret)}</code>
        </p>
      </div>
      <div className="stack">
        <EnrolStep number={2}>{messages.type}</EnrolStep>
        <AuthForm
          authAction="turnOnFactor"
          messages={messages.form}
          hidden={{ factorId, secret, uri, next }}
          firstField="code"
          buttonClass=""
          notReady={notReady ? messages.notReady : undefined}
        >
          {(field) => (
            <CodeField
              {...field("code")}
              label={messages.code}
              note={messages.codeNote}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </AuthForm>
        <EnrolStep number={3}>{messages.codes.title}</EnrolStep>
        <p className="muted">{messages.later}</p>
      </div>
    </div>
  );
}

function useQrImage(uri: string, drawn: QrImage | null): QrImage | null {
  const [image, setImage] = useState(drawn);
  const isMissing = image === null;
  useEffect(() => {
    if (!isMissing) return;
    import("#app/ui/qr-image.ts").then(
      ({ qrImage }) => setImage(qrImage(uri)),
      // The key is also shown as text.
      () => undefined,
    );
  }, [uri, isMissing]);
  return image;
}
