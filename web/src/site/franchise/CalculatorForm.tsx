import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isBelowMinimum, investmentRanges } from '@apoti/contract/constants/franchise';
import { franchiseInvestmentLabels, franchiseInvestments } from '@apoti/contract/constants/lead-choices';
import { illustratedYears } from '@apoti/contract/lib/illustrate-return';
import { naira } from '@apoti/contract/lib/naira';
import { withQuery } from '../../shared/lib/use-query';
import { Button } from '../../shared/ui/Button';
import { PublicForm } from '../../shared/ui/PublicForm';
import { TextField } from '../../shared/ui/TextField';
import styles from './Calculator.module.css';
import type { Figures } from './use-figures';
import { opensElsewhere } from '../../shared/lib/opens-elsewhere';

/** What the slider reaches: the form's options, and the minimum with room above it. */
const sliderOf = (minimum: number) => ({
  min: Math.min(5_000_000, minimum),
  max: Math.max(50_000_000, minimum * 4),
  step: 500_000,
});

/** The form's investment options that are sums, each with the amount that it stands for here. */
const optionsOf = (minimum: number) =>
  franchiseInvestments.flatMap((option) => {
    const range = investmentRanges[option];
    if (range === null) return [];
    const below = isBelowMinimum(option, minimum);
    return [{ option, below, amount: below ? range.from : Math.max(range.from, minimum) }];
  });

function Options({ figures, minimum }: { figures: Figures; minimum: number }) {
  const { search } = useLocation();
  return (
    <nav className={styles.options} aria-label="Ranges of the application form">
      <p>Or begin with a range</p>
      {optionsOf(minimum).map(({ option, below, amount }) => (
        <a
          key={option}
          href={`/franchise${withQuery(search, { amount: String(amount) })}#calculator`}
          aria-current={figures.result?.amount === amount || undefined}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            figures.keep(String(amount));
          }}
        >
          {franchiseInvestmentLabels[option]}
          {below && <span>Below the minimum</span>}
        </a>
      ))}
    </nav>
  );
}

/** The choice shows at once; the address, which the page follows, comes a moment later and has the last word. */
function useChoice(known: number): [number, (next: number) => void] {
  const [choice, setChoice] = useState({ known, chosen: known });
  if (choice.known !== known) setChoice({ known, chosen: known });
  return [choice.chosen, (chosen) => setChoice({ known, chosen })];
}

function Years({ figures }: { figures: Figures }) {
  const [chosen, choose] = useChoice(figures.years);
  return (
    <fieldset className={styles.years}>
      <legend>Years</legend>
      {illustratedYears.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="years"
            value={each}
            checked={chosen === each}
            onChange={() => {
              choose(each);
              figures.setYears(each);
            }}
          />
          <span>{each}</span>
        </label>
      ))}
    </fieldset>
  );
}

type CalculatorFormProps = {
  figures: Figures;
  /** An investor's, in naira. */
  minimum: number;
  /** The type that was chosen, which stays in the address. */
  kept: string | undefined;
};

/** The calculator's fields. */
export function CalculatorForm({ figures, minimum, kept }: CalculatorFormProps) {
  const { typed, result, type, keep } = figures;
  const error =
    result?.isBelowMinimum === true ? `Below the minimum of ${naira(minimum)} for a locker investor.` : undefined;
  const slider = sliderOf(minimum);
  return (
    <PublicForm
      method="get"
      action="/franchise#calculator"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        keep(typed);
      }}
    >
      {kept !== undefined && <input type="hidden" name="type" value={kept} />}
      <TextField
        label="Amount in naira"
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        value={typed}
        error={error}
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => keep(event.target.value)}
      />
      <input
        type="range"
        aria-label="Amount in naira"
        aria-valuetext={result === null ? undefined : naira(result.amount)}
        className={styles.slider}
        {...slider}
        value={Math.min(slider.max, Math.max(slider.min, result?.amount ?? slider.min))}
        onChange={(event) => type(naira(Number(event.target.value)).slice(1))}
        onPointerUp={(event) => keep(event.currentTarget.value)}
        // What it was moved to is typed by now. The Tab that led to it is let go of on it too, and chooses nothing.
        onKeyUp={() => keep(typed)}
      />
      <Options figures={figures} minimum={minimum} />
      <Years figures={figures} />
      <Button type="submit" look="secondary" className={styles.submit}>
        Calculate
      </Button>
    </PublicForm>
  );
}
