import { departments, memberSchema } from '@apoti/contract';
import { useState } from 'react';
import { profileAddress } from '../../shared/lib/web-address';
import { SelectField } from '../../shared/ui/TextField';
import { Switch } from '../../shared/ui/Switch';
import { EditedText } from '../form/EditedText';
import { ImageField } from '../form/ImageField';
import { TextListField } from '../form/TextListField';
import { memberLabels as labels } from '../team-editing/member-labels';
import styles from './MemberForm.module.css';
import type { MemberFields } from './team-edits';
import { teamTexts } from './team-texts';

type MemberFormProps = {
  value: MemberFields;
  onChange: (fields: Partial<MemberFields>) => void;
  /** What is wrong with a field. */
  errorOf: (field: keyof MemberFields) => string | undefined;
};

const NAME = 'member-name';
const { shape } = memberSchema;
const profile = { type: 'url', placeholder: 'https://' } as const;
const networks = ['linkedin', 'twitter'] as const;
type TextName = 'name' | 'position' | 'bio' | 'email' | 'phone' | (typeof networks)[number] | 'joinDate';

/** The fields of a member (back-office §3), of one who is there and of a new one. */
export function MemberForm({ value, onChange, errorOf }: MemberFormProps) {
  const isNameless = value.name.trim() === '';
  /** A photo was to be uploaded before there was a name: said beside the name for as long as it is missing. */
  const [isNameAsked, setNameAsked] = useState(false);
  const text = (field: TextName) => ({
    name: field,
    label: labels[field],
    value: value[field],
    error: errorOf(field),
    onChange: (typed: string) => onChange({ [field]: typed }),
  });
  const complete = (network: (typeof networks)[number]) => completeProfile(value, network, onChange);
  return (
    <div className={styles.form}>
      <div className={styles.texts}>
        <EditedText
          {...text('name')}
          id={NAME}
          schema={shape.name}
          error={isNameAsked && isNameless ? teamTexts.nameFirst : errorOf('name')}
          required
          starred
        />
        <div className={styles.pair}>
          <EditedText {...text('position')} schema={shape.position} required starred />
          <SelectField
            name="department"
            label={labels.department}
            value={value.department}
            error={errorOf('department')}
            required
            starred
            onChange={({ target }) =>
              onChange({ department: departments.find((one) => one === target.value) ?? value.department })
            }
          >
            {departments.map((department) => (
              <option key={department}>{department}</option>
            ))}
          </SelectField>
        </div>
        <EditedText {...text('bio')} schema={shape.bio} rows={6} required starred />
        <TextListField
          label={labels.skills}
          name="skills"
          noun="skill"
          values={value.skills}
          error={errorOf('skills')}
          onChange={(skills) => onChange({ skills })}
        />
      </div>
      <div className={styles.texts}>
        <ImageField
          label={labels.image}
          value={value.image}
          uploadName={value.name.trim()}
          blocked={isNameless ? teamTexts.nameFirst : undefined}
          onBlocked={() => {
            setNameAsked(true);
            document.getElementById(NAME)?.focus();
          }}
          error={errorOf('image')}
          onChange={(image) => onChange({ image })}
        />
        <div className={styles.pair}>
          <EditedText {...text('email')} type="email" />
          <EditedText {...text('phone')} type="tel" />
        </div>
        {networks.map((network) => (
          <EditedText key={network} {...text(network)} {...profile} onBlur={() => complete(network)} />
        ))}
        <EditedText
          {...text('joinDate')}
          type="date"
          hint="E-mail, phone and join date are not shown on the site, nor who is featured."
        />
        <Switches value={value} onChange={onChange} />
      </div>
    </div>
  );
}

/** Makes an address at a network whole, as it is left. */
function completeProfile(
  value: MemberFields,
  network: (typeof networks)[number],
  onChange: MemberFormProps['onChange'],
): void {
  const whole = profileAddress(value[network]);
  if (whole !== value[network]) onChange({ [network]: whole });
}

function Switches({ value, onChange }: Pick<MemberFormProps, 'value' | 'onChange'>) {
  return (
    <div className={styles.switches}>
      <Switch
        label={labels.isActive}
        checked={value.isActive}
        onChange={({ target }) => onChange({ isActive: target.checked })}
      />
      <Switch
        label={labels.featured}
        checked={value.featured}
        onChange={({ target }) => onChange({ featured: target.checked })}
      />
    </div>
  );
}
