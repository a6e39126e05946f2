import {
  contentLists,
  lockerSizes,
  payAsYouGoSizeSchema,
  planSchema,
  pricingSchema,
  printedDimensions,
  type Plan,
} from '@apoti/contract';
import { tariffs } from '@apoti/contract/constants/pricing';
import { Badge } from '../../../shared/ui/Badge';
import { GroupItems } from '../../content-editing/GroupItems';
import { GroupLines } from '../../content-editing/GroupLines';
import { GroupSwitch } from '../../content-editing/GroupSwitch';
import { GroupText } from '../../content-editing/GroupText';
import { usePart } from '../../content-editing/use-part';
import { FieldRow, Fields, FormSection } from '../../form/FormSection';
import { within, type Group } from '../../form/group';
import styles from './PricingTab.module.css';

/** The Pricing page: its texts, the plans and the prices of the three sizes, each of the two with its switch (A5). */
export function PricingTab() {
  const pricing = usePart('pricing');
  const text = { group: pricing, schema: pricingSchema };
  return (
    <>
      <FormSection title="Heading" about="The top of the Pricing page.">
        <GroupText {...text} field="title" />
        <GroupText {...text} field="subtitle" />
        <GroupText {...text} field="description" rows={3} />
      </FormSection>
      <FormSection
        title="Subscription plans"
        about="The plans in the order in which the page shows them; its questions go by their names and features. Switched off, the page leaves them out."
        action={<GroupSwitch group={pricing} field="plansEnabled" />}
      >
        <GroupItems
          id="plans"
          noun={['plan', 'plans']}
          list={within(pricing, 'plans')}
          make={(key) => ({ ...contentLists['pricing.plans'].defaults, key })}
          nameOf={({ name }) => name.trim() || 'Untitled plan'}
          note={({ price, period }) => `${price} ${period}`.trim()}
          aside={({ popular }) => popular && <Badge tone="good">Popular</Badge>}
          question="Are you sure you want to delete this plan?"
          empty={<p>No plans yet.</p>}
          form={(plan, firstId) => <PlanForm plan={plan} firstId={firstId} />}
        />
      </FormSection>
      <PayAsYouGoSection />
    </>
  );
}

function PlanForm({ plan, firstId }: { plan: Group<Plan>; firstId: string }) {
  const text = { group: plan, schema: planSchema };
  return (
    <Fields>
      <GroupText {...text} field="name" id={firstId} />
      <FieldRow>
        <GroupText {...text} field="price" hint="As it is shown, such as ₦1,000." />
        <GroupText {...text} field="period" />
      </FieldRow>
      <GroupText {...text} field="description" rows={3} />
      <GroupLines group={plan} field="features" noun="feature" />
      <GroupSwitch group={plan} field="popular" />
    </Fields>
  );
}

function PayAsYouGoSection() {
  const payAsYouGo = within(usePart('pricing'), 'payAsYouGo');
  return (
    <FormSection
      title="Pay as you go"
      about="What one use of a locker costs without a plan, by size. The size finder goes by these measures and weights."
      action={<GroupSwitch group={payAsYouGo} field="enabled" label="Show pay as you go" />}
    >
      {lockerSizes.map(({ name, tariff }) => {
        const text = { group: within(payAsYouGo, tariff), schema: payAsYouGoSizeSchema };
        return (
          <fieldset key={tariff} className={styles.size}>
            <legend>{name} locker</legend>
            <Fields>
              <FieldRow>
                <GroupText {...text} field="price" />
                <GroupText {...text} field="dimensions" hint={`In cm, such as ${printedDimensions('small')}.`} />
              </FieldRow>
              <GroupText
                {...text}
                field="description"
                rows={2}
                hint={`Begin with the weight limit, such as “Up to ${tariffs[tariff].maxKg} kg”: every page goes by it.`}
              />
            </Fields>
          </fieldset>
        );
      })}
    </FormSection>
  );
}
