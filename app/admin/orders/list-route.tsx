import { adminRequest } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { EmptyState } from "#app/admin/ui/empty-state.tsx";
import { ListTabs } from "#app/admin/ui/list-tabs.tsx";
import { RowLink } from "#app/admin/ui/row-link.tsx";
import { countOrders, listOrders } from "#app/orders/orders.server.ts";
import type { Route } from "./+types/list-route";
import { orderListData, readOrderList } from "./orders-view.server.ts";
import "#app/ui/chip.css";
import { ordersPageMessages } from "./words.server.ts";
import "./orders.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const now = new Date();
  const list = readOrderList(url.searchParams);
  const [orders, counts, names] = await Promise.all([
    listOrders(staff, list, now),
    countOrders(staff, now),
    listNames(staff),
  ]);
  const messages = ordersPageMessages[locale];
  return { messages, data: orderListData(orders, { list, counts, names, now, locale }) };
}

/** Orders by the day that they begin on, with what is staffed and what is not. */
export default function Orders({ loaderData: { messages, data } }: Route.ComponentProps) {
  return (
    <AdminPage messages={messages}>
      <ListTabs label={messages.lists} tabs={data.tabs} />
      {data.empty ? <EmptyState {...data.empty} /> : null}
      <section className="orders" aria-label={data.title}>
        {data.days.map(({ day, title, orders }) => (
          <div key={day}>
            <h2>{title}</h2>
            <ul className="item-list">
              {orders.map(({ id, href, title: buyer, time, detail, chip, note, owner, value }) => (
                <li key={id} className={note.isUrgent ? "orders__urgent" : undefined}>
                  {time ? (
                    <time dateTime={time.iso}>{time.text}</time>
                  ) : (
                    <span className="orders__time">–</span>
                  )}
                  <div className="orders__what">
                    <RowLink to={href} detail={detail}>
                      {buyer}
                    </RowLink>
                  </div>
                  <div className="orders__state">
                    <span className={`chip chip--${chip.look}`}>{chip.label}</span>
                    {note.text ? <small>{note.text}</small> : null}
                  </div>
                  <div className="orders__owner">
                    <small>{owner}</small>
                    {value ? <span>{value}</span> : null}
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      {data.most ? <p className="muted">{data.most}</p> : null}
    </AdminPage>
  );
}
