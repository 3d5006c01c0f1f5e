import { useNavigation } from "react-router";
import "./page-loading.css";

/** Tells that the next page is on its way, once it takes longer than a blink. */
export function PageLoading({ label }: { label: string }) {
  const isLoading = useNavigation().state === "loading";
  return (
    <p className="page-loading" role="status">
      {isLoading ? <span className="page-loading-sign">{label}</span> : null}
    </p>
  );
}
