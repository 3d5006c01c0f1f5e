import type { ReactNode } from "react";
import { Hero } from "#app/ui/hero.tsx";
import { DraftBar } from "./draft-bar.tsx";

interface DraftScreenProps {
  message: { title: string; text: string } | null;
  bar: { notice: string; until: string; other: { href: string; label: string } } | null;
  children: ReactNode;
}

/** The page of a draft for anybody with its link, or why it is not shown. */
export function DraftScreen({ message, bar, children }: DraftScreenProps) {
  if (message) return <Hero title={message.title} lead={message.text} />;
  return (
    <>
      {children}
      {bar ? <DraftBar notice={bar.notice} text={bar.until} links={[bar.other]} /> : null}
    </>
  );
}
