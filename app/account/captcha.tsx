import { useEffect, useRef, useState } from "react";

/** A configured captcha: the URL of its script, and this site's key. */
export interface CaptchaSource {
  script: string;
  siteKey: string;
}

/** The global `turnstile` that the script defines. */
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
      else reject(new Error("The captcha's script did not define window.turnstile."));
    };
    element.onerror = () => reject(new Error("The captcha's script could not be loaded."));
    document.head.append(element);
  });
  // The network may be back at the next attempt.
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

interface CaptchaProps extends CaptchaSource {
  /** Shown without script, which a captcha needs. */
  without: string;
}

/** Runs the captcha and puts its token into the form. A token is valid for one attempt. */
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
      // The form is sent without a token, and the auth server's response says that it is missing.
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
