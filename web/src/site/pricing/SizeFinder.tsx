import { useState, type SyntheticEvent } from 'react';
import type { Query } from '../../shared/site-data/page-view';
import { Button } from '../../shared/ui/Button';
import { PublicForm } from '../../shared/ui/PublicForm';
import { Section } from '../../shared/ui/Section';
import { TextField } from '../../shared/ui/TextField';
import { useFormHelp } from '../../shared/ui/use-form-help';
import { exampleParcels } from './example-parcels';
import type { PackageSize } from './package-sizes';
import { answerParcel, MAX_MEASURE_TEXT, parcelFields, type ParcelField } from './parcel-form';
import { ParcelPicture } from './ParcelPicture';
import { SizeAnswer } from './SizeAnswer';
import styles from './SizeFinder.module.css';
import { useParcel } from './use-parcel';

function isField(name: string): name is ParcelField {
  return parcelFields.some((field) => field.name === name);
}

/** Three measures and a weight give a size and its price (P8): at once with script, as a plain form without. */
export function SizeFinder({ sizes, query }: { sizes: readonly PackageSize[]; query: Query }) {
  const { text, set, take } = useParcel(query);
  const answer = answerParcel(text, sizes);
  const [asked, setAsked] = useState({});
  const form = useFormHelp({ errors: asked, take: (name, value) => isField(name) && take(name, value) });
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The answer is there already; what is not right gets the focus.
    setAsked({});
  };
  return (
    <Section
      id="size-finder"
      title="Which size do I need?"
      subtitle="Measure what you send. We tell you the compartment and the price."
      ground="deep"
    >
      <div className={styles.finder}>
        <div className={styles.question}>
          <PublicForm ref={form} action="/pricing#size-finder" method="get" onSubmit={onSubmit} noValidate>
            <div className={styles.fields}>
              {parcelFields.map(({ name, label, unit }) => (
                <TextField
                  key={name}
                  name={name}
                  label={`${label} (${unit})`}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={MAX_MEASURE_TEXT}
                  value={text[name]}
                  error={answer.wrong.includes(name) ? 'A number, such as 30' : undefined}
                  onChange={({ target }) => set(name, target.value)}
                />
              ))}
            </div>
            <Button type="submit">Find my size</Button>
          </PublicForm>
          <p className={styles.examples}>
            Or try{' '}
            {exampleParcels.map(({ name, path }) => (
              <a key={name} href={path}>
                {name}
              </a>
            ))}
          </p>
        </div>
        <div className={styles.result}>
          <ParcelPicture answer={answer} sizes={sizes} />
          <SizeAnswer answer={answer} text={text} sizes={sizes} />
        </div>
      </div>
    </Section>
  );
}
