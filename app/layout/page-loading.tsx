import { useNavigation } from "react-router";
import "./page-loading.css";

/** Shows that the next page is loading, after a short delay. */
export function PageLoading({ label }: { label: string }) {
  const isLoading = useNavigation().state === "loading";
  return (
    <p className="page-loading" role="status">
      {isLoading ? <span className="page-loading-sign">{label}</span> : null}
    </p>
  );
}
