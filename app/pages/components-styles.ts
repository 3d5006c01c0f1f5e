/* The styles of the patterns on the page of components, except those that a component imports itself. */
import "#app/ui/callout.css";
import "#app/ui/check.css";
import "#app/ui/chip.css";
import "#app/ui/column-name.css";
import "#app/ui/counted.css";
import "#app/ui/disc.css";
import "#app/ui/form-columns.css";
import "#app/ui/link-card.css";
import "#app/ui/notice.css";
import "#app/ui/ruled-table.css";
import "#app/ui/segment-links.css";
import "#app/ui/state.css";
import "#app/ui/with-icon.css";
