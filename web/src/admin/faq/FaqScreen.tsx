import { Tabs } from '../../shared/ui/Tabs';
import { ContentPage } from '../content-editing/ContentPage';
import { FaqManager } from '../content-editing/faq/FaqManager';
import { usePart } from '../content-editing/use-part';
import { useTab } from '../form/use-tab';
import { FaqCategories } from './FaqCategories';
import styles from './FaqScreen.module.css';

/** FAQ Management (A13): the questions, and the categories that they stand in. */
export function FaqScreen() {
  return (
    <ContentPage title="FAQ Management" part="faq" shows={{ path: '/faq' }}>
      {() => <FaqParts />}
    </ContentPage>
  );
}

function FaqParts() {
  const { faqs, categories } = usePart('faq').value;
  const { current, choose } = useTab(['questions', 'categories']);
  const tabs = [
    { id: 'questions', label: 'Questions', count: faqs.length },
    { id: 'categories', label: 'Categories', count: categories.length },
  ] as const;
  return (
    <Tabs label="Parts of the FAQ" tabs={tabs} current={current} onChoose={choose} className={styles.panel}>
      {current === 'questions' ? <FaqManager /> : <FaqCategories />}
    </Tabs>
  );
}
