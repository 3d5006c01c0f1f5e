import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import type { Route } from "../+types/uniform-guide";

type Data = Route.ComponentProps["loaderData"];

const roleFolders = ["vaktare", "ordningsvakt", "entrevard"];
const far = { folder: "uniformer/natt", width: 60, height: 94 };
const near = { folder: "vast", width: 216, height: 338 };

/** The same three garments from fifty metres to three: first one sees the reflection, then the word, last the name. */
export function Distances({ messages, breadcrumbs }: Data) {
  return (
    <div className="distances">
      {messages.steps.map(({ distance, title, text, roles }, step) => {
        const drawing = step === 0 ? far : near;
        return (
          <section className={`distances__step--${step + 1}${step === 0 ? " night" : ""}`} key={distance}>
            <div className="wrap">
              {step === 0 && (
                <header className="distances__head">
                  <Breadcrumbs {...breadcrumbs} />
                  <h1>{messages.title}</h1>
                  <p className="lead">{messages.lead}</p>
                </header>
              )}
              <div className="distances__in">
                <div className="distances__title">
                  <h2>
                    <b className="own-line figure">{distance}</b>
                    {title}
                  </h2>
                  <p className="muted">{text}</p>
                </div>
                <ul>
                  {roles.map(({ name, text: sees }, index) => (
                    <li key={name}>
                      <div className={`distances__picture distances__picture--${roleFolders[index]} drawn`}>
                        <img
                          src={`/illustrations/${drawing.folder}-${roleFolders[index]}.svg`}
                          alt=""
                          width={drawing.width}
                          height={drawing.height}
                          loading={step === 0 ? undefined : "lazy"}
                        />
                      </div>
                      <h3 className="title">{name}</h3>
                      <p className="small muted">{sees}</p>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </section>
        );
      })}
    </div>
  );
}
