import { useNavigation } from "react-router";
import "./page-loading.css";

/** Says that the next page is loading, once it takes a moment. */
export function PageLoading({ label }: { label: string }) {
  const isLoading = useNavigation().state === "loading";
  return (
    <p className="page-loading" role="status">
      {isLoading ? <span className="page-loading-sign">{label}</span> : null}
    </p>
  );
}
