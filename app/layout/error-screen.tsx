import type { ReactNode } from "react";
import { Button, type ButtonProps } from "#app/ui/button.tsx";
import { Hero } from "#app/ui/hero.tsx";
import { reloadDocument } from "#app/ui/reload-document.ts";

interface ErrorScreenProps {
  title: string;
  text: string;
  /** Details for finding the cause, such as the request's id. */
  note?: string | undefined;
  children: ReactNode;
}

/** An error shown instead of a page: what failed, and what to do next. */
export function ErrorScreen({ title, text, note, children }: ErrorScreenProps) {
  return (
    <>
      <title>{title}</title>
      <Hero title={title} lead={note ? `${text} ${note}` : text} actions={children} takesFocus />
    </>
  );
}

/** A button that loads the page again; hidden without script. */
export function ReloadButton(props: ButtonProps) {
  return <Button type="button" data-needs-script="" onClick={reloadDocument} {...props} />;
}
