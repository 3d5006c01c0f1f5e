import type { ReactNode } from "react";
import { Button, type ButtonProps } from "#app/ui/button.tsx";
import { Hero } from "#app/ui/hero.tsx";

/** An error in place of a page: what failed, and what to do next. */
export function ErrorScreen({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <title>{title}</title>
      <Hero title={title} lead={text} actions={children} takesFocus />
    </>
  );
}

/** Reloads the document. */
export function ReloadButton(props: ButtonProps) {
  return <Button type="button" data-needs-script="" onClick={() => location.reload()} {...props} />;
}
