import { readDecimal } from '@apoti/contract/lib/read-place';
import { EditedText } from '../form/EditedText';
import styles from '../form/EntryForm.module.css';
import { numberField, textField, type PartProps } from './form-props';
import { sections } from './location-labels';
import { NumberField } from '../form/NumberField';
import { readCount, readNaira } from '../form/typed-number';

/** Who looks after it, when it is open, and how it does. */
export function ContactOperations(props: PartProps) {
  return (
    <section className={styles.part} aria-labelledby="location-operations">
      <h2 id="location-operations">{sections.operations}</h2>
      <EditedText {...textField(props, 'operatingHours')} hint="As shown, such as 24/7 or 8:00 AM - 8:00 PM." />
      <div className={styles.pair}>
        <EditedText {...textField(props, 'contactPerson')} hint="Not shown on the site." />
        <EditedText {...textField(props, 'contactPhone')} type="tel" hint="Not shown on the site." />
      </div>
      <div className={styles.pair}>
        <NumberField
          {...numberField(props, 'monthlyRevenue')}
          read={readNaira}
          unit="₦"
          hint="In naira; takes 1.5m too. Not shown on the site."
        />
        <NumberField {...numberField(props, 'totalDeliveries')} read={readCount} hint="So far." />
        <NumberField {...numberField(props, 'customerRating')} read={readDecimal} hint="From 0 to 5." />
      </div>
      <div className={styles.pair}>
        <EditedText {...textField(props, 'lastMaintenance')} type="date" />
        <EditedText {...textField(props, 'nextMaintenance')} type="date" hint="Days are those of Lagos." />
      </div>
    </section>
  );
}
