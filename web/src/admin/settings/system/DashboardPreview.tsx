import { dashboardSample } from '@apoti/contract';
import { FiExternalLink } from 'react-icons/fi';
import { buttonClass } from '../../../shared/ui/Button';
import { FormSection } from '../../form/FormSection';
import styles from './DashboardPreview.module.css';

/** Four figures of the analytics, and the way to all of them (back-office §2). */
export function DashboardPreview() {
  return (
    <FormSection
      title="Analytics Dashboard Preview"
      about="Sample figures: they are not measured. They show what the dashboard tells."
    >
      <dl className={styles.tiles}>
        {dashboardSample.map(({ name, value, change }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{value}</strong> <span>{change}</span>
            </dd>
          </div>
        ))}
      </dl>
      <a
        className={buttonClass('secondary', styles.open)}
        href="/admin/analytics-dashboard"
        target="_blank"
        rel="noopener"
      >
        View Dashboard <FiExternalLink aria-hidden="true" />
        <span className="visually-hidden">(opens in a new tab)</span>
      </a>
    </FormSection>
  );
}
