import { useEffect, useRef, useState } from "react";

/** A configured captcha: where its script is, and the key that it knows this site by. */
export interface CaptchaSource {
  script: string;
  siteKey: string;
}

/** What the script leaves for pages to call: Turnstile's protocol. */
interface Widget {
  render(
    box: HTMLElement,
    options: { sitekey: string; callback(token: string): void; "expired-callback"(): void },
  ): string;
  remove(id: string): void;
}

let loaded: Promise<Widget> | undefined;

function loadWidget(script: string): Promise<Widget> {
  loaded ??= new Promise<Widget>((resolve, reject) => {
    const element = document.createElement("script");
    element.src = script;
    element.onload = () => {
      const widget: Widget | undefined = Reflect.get(window, "turnstile");
      if (widget) resolve(widget);
      else reject(new Error("The captcha's script left nothing to call."));
    };
    element.onerror = () => reject(new Error("The captcha's script could not be loaded."));
    document.head.append(element);
  });
  // A network that was away may be back at the next try.
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

interface CaptchaProps extends CaptchaSource {
  /** For those without script, which a captcha needs. */
  without: string;
}

/** Shows that there is a person, and carries the proof in the form. A proof is good for one try. */
export function Captcha({ script, siteKey, without }: CaptchaProps) {
  const box = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState("");
  useEffect(() => {
    let isOver = false;
    let remove = () => {};
    loadWidget(script).then(
      (widget) => {
        if (isOver || !box.current) return;
        const id = widget.render(box.current, {
          sitekey: siteKey,
          callback: setToken,
          "expired-callback": () => setToken(""),
        });
        remove = () => widget.remove(id);
      },
      // Without a proof the sign-in says what is wrong.
      () => {},
    );
    return () => {
      isOver = true;
      remove();
    };
  }, [script, siteKey]);
  return (
    <div data-captcha="">
      <div ref={box} />
      <input type="hidden" name="captcha" value={token} />
      <noscript>
        <p className="notice notice--info">{without}</p>
      </noscript>
    </div>
  );
}
