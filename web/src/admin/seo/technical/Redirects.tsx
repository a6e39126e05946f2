import { newRedirect, redirectKey, redirectSchema, redirectTypes, type Redirect, type Seo } from '@apoti/contract';
import { findPage } from '../../../shared/site-data/page-paths';
import { GroupItems } from '../../content-editing/GroupItems';
import { GroupText } from '../../content-editing/GroupText';
import { FieldRow, Fields, FormSection } from '../../form/FormSection';
import { within, type Group } from '../../form/group';
import { seoLabel } from '../../seo-editing/seo-labels';
import { Notice } from '../../../shared/ui/Notice';
import { GroupChoice } from '../../form/GroupChoice';

const typeNames = { permanent: 'For good (301)', temporary: 'For now (302)' };

/** Old addresses and where they lead. A page of the site is never hidden by one, so none may start from it. */
export function Redirects({ seo }: { seo: Group<Seo> }) {
  return (
    <FormSection
      title="Redirects"
      about="Visitors of an old address are sent to a new one. A redirect in circles is refused, and so is one from a page of the site: that page would be shown."
    >
      <GroupItems<Redirect>
        id="redirects"
        noun={['redirect', 'redirects']}
        list={within(seo, 'redirects')}
        make={(key) => ({ ...newRedirect, key })}
        nameOf={({ from }) => from.trim() || 'New redirect'}
        note={({ to, type }) => `${to.trim() === '' ? '…' : to} · ${typeNames[type]}`}
        question="Are you sure you want to delete this redirect?"
        empty={<p>No redirects yet.</p>}
        form={(redirect, firstId) => <RedirectForm redirect={redirect} firstId={firstId} />}
      />
    </FormSection>
  );
}

function RedirectForm({ redirect, firstId }: { redirect: Group<Redirect>; firstId: string }) {
  const { from, type } = redirect.value;
  const text = { group: redirect, schema: redirectSchema };
  return (
    <Fields>
      <FieldRow>
        <GroupText {...text} field="from" label={seoLabel('from')} id={firstId} hint="A path such as /old-page." />
        <GroupText
          {...text}
          field="to"
          label={seoLabel('to')}
          hint="A path such as /new-page, or an address with https://."
        />
      </FieldRow>
      <GroupChoice
        label={seoLabel('type')}
        name="type"
        value={type}
        values={redirectTypes}
        names={typeNames}
        onChange={(next) => redirect.edit((value) => (value.type === next ? value : { ...value, type: next }))}
      />
      {findPage(redirectKey(from.trim()))?.name === 'press-release' && (
        <Notice tone="warn">
          <p>
            Press releases have such addresses. As long as there is one at {from.trim()}, visitors see it, and nobody is
            sent on.
          </p>
        </Notice>
      )}
    </Fields>
  );
}
