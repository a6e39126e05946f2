import type { MouseEvent } from 'react';
import type { FranchiseModel } from '@apoti/contract';
import type { FranchiseType } from '@apoti/contract/constants/lead-choices';
import { buttonClass } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Section } from '../../shared/ui/Section';
import styles from './Models.module.css';
import { applyAddress } from './use-apply';

type Choice = {
  chosen: FranchiseType | null;
  /** The present address's parameters, which stay. */
  search: string;
  onApply: (event: MouseEvent, type: FranchiseType) => void;
};

function Figure({ label, value }: { label: string; value: string }) {
  if (value === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Model({ model, chosen, search, onApply }: Choice & { model: FranchiseModel }) {
  const { id, title, description, benefits, investment, roi } = model;
  return (
    <li className={styles.door} data-model={id} data-chosen={chosen === id || undefined}>
      <div className={styles.what}>
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
      <dl>
        <Figure label="You invest" value={investment} />
        <Figure label="You receive" value={roi} />
      </dl>
      {benefits.length > 0 && (
        <ul>
          {benefits.map((benefit, index) => (
            <li key={index}>{benefit}</li>
          ))}
        </ul>
      )}
      <a
        className={buttonClass('primary', styles.apply)}
        href={applyAddress(search, id)}
        onClick={(event) => onApply(event, id)}
      >
        Apply Now<span className="visually-hidden">: {title}</span>
      </a>
    </li>
  );
}

/** The ways of becoming a partner, each a door of one bank; the chosen one stands open (P12). */
export function Models({ models, ...choice }: Choice & { models: readonly FranchiseModel[] }) {
  return (
    <Section
      id="models"
      title="Two doors into the network"
      subtitle="One asks for capital, the other for a place. Both end at one form."
    >
      {models.length === 0 ? (
        <EmptyState title="No franchise terms at the moment">
          <p>New ones are being prepared. Send us the form all the same, and we tell you first.</p>
        </EmptyState>
      ) : (
        <ul className={styles.bank}>
          {models.map((model) => (
            <Model key={model.id} model={model} {...choice} />
          ))}
        </ul>
      )}
    </Section>
  );
}
