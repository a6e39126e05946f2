import {
  seoTexts,
  verificationCodeIn,
  verificationMethods,
  type SearchConsoleReply,
  type Seo,
  type Verification,
} from '@apoti/contract';
import { useState } from 'react';
import { verifySite } from '../../../shared/api/seo';
import { momentText } from '../../../shared/lib/moment-text';
import { Badge } from '../../../shared/ui/Badge';
import { Button } from '../../../shared/ui/Button';
import { adminToast } from '../../../shared/ui/toast';
import { whyUnsaved } from '../../editor/save-first';
import { EditedText } from '../../form/EditedText';
import { FormSection } from '../../form/FormSection';
import { setField, type Group } from '../../form/group';
import { useSeoEditor } from '../../seo-editing/seo-editing';
import { seoLabel } from '../../seo-editing/seo-labels';
import { CopyButton } from '../../form/CopyButton';
import { GroupChoice } from '../../form/GroupChoice';
import { reasonOf } from '../../form/reason-of';
import styles from '../SeoActions.module.css';
import { methodHints, methodNames, toCopy } from './method-texts';

type Own = Seo['searchConsole'];
/** `known`: of the proof that is in the form. */
type VerifyFormProps = { own: Group<Own>; known: SearchConsoleReply | undefined };

/** The method and its code, and the check that the site really serves it. */
export function VerifyForm({ own, known }: VerifyFormProps) {
  const { verificationMethod: method, verificationCode: code } = own.value;
  const { isBusy, found, failure, verify } = useVerify();
  const text = toCopy(method, code);
  const verifiedAt = known?.verifiedAt ?? null;
  const isOf = found?.method === method && found.code === code;
  return (
    <FormSection
      title="Verification"
      about="Verify looks at the site from outside, as Google will. After that, press Verify in Search Console as well."
      action={known && <State verifiedAt={verifiedAt} isFailed={isOf && !found.verified} />}
    >
      <GroupChoice
        label={seoLabel('verificationMethod')}
        name="verificationMethod"
        value={method}
        values={verificationMethods}
        names={methodNames}
        onChange={(next) =>
          setField<'verificationMethod', Own['verificationMethod'], Own>(own, 'verificationMethod', next)
        }
      />
      <EditedText
        label={seoLabel('verificationCode')}
        name="verificationCode"
        value={code}
        hint={methodHints[method]}
        error={own.issue(['verificationCode'], seoLabel('verificationCode'))}
        onChange={(typed) =>
          setField<'verificationCode', string, Own>(own, 'verificationCode', verificationCodeIn(typed))
        }
      />
      {text !== null && <CopyButton label={method === 'dns' ? 'TXT record' : 'Tag'} text={text} />}
      <div className={styles.actions}>
        <Button look="secondary" busy={isBusy} disabled={code.trim() === ''} onClick={() => void verify(own.value)}>
          Verify
        </Button>
      </div>
      {verifiedAt !== null && (
        <p className={styles.note}>
          Verified on <time dateTime={verifiedAt}>{momentText(Date.parse(verifiedAt))}</time>
        </p>
      )}
      <p role="status" className={styles.note}>
        {isOf ? `${found.checked}: ${found.found}.` : failure}
      </p>
    </FormSection>
  );
}

function State({ verifiedAt, isFailed }: { verifiedAt: string | null; isFailed: boolean }) {
  if (verifiedAt !== null) return <Badge tone="good">Verified</Badge>;
  return isFailed ? <Badge tone="bad">Failed</Badge> : <Badge>Pending</Badge>;
}

type Found = Verification & { code: string };
const NOT_CHECKED = 'The site could not be checked';

/** Saves what was typed, and has the site checked. */
function useVerify() {
  const editor = useSeoEditor();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState('');
  const failed = (why: string) => {
    setFound(null);
    setFailure(why);
    adminToast.error(seoTexts.notVerified);
  };
  const check = async (code: string) => {
    const kept = await whyUnsaved(editor, 'searchConsole');
    if (kept !== undefined) return failed(`${NOT_CHECKED}. ${kept}`);
    const answer = await verifySite();
    setFound({ ...answer, code });
    setFailure('');
    if (answer.verified) adminToast.success(seoTexts.verified);
    else adminToast.error(seoTexts.notVerified);
  };
  const verify = async ({ verificationCode }: Own) => {
    setBusy(true);
    try {
      await check(verificationCode);
    } catch (error) {
      failed(reasonOf(NOT_CHECKED, error));
    }
    setBusy(false);
  };
  return { isBusy, found, failure, verify };
}
