import { seoTexts, type Seo } from '@apoti/contract';
import type { ComponentType } from 'react';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Spinner } from '../../shared/ui/Spinner';
import { Tabs } from '../../shared/ui/Tabs';
import { EditorDock } from '../editor/EditorDock';
import { SaveBar } from '../editor/SaveBar';
import type { Group } from '../form/group';
import { useTab } from '../form/use-tab';
import { useSeoEditor } from '../seo-editing/seo-editing';
import { seoTabs, type SeoTab } from '../seo-editing/seo-labels';
import { wholeGroup } from '../state-editing/state-group';
import { AnalyticsTab } from './analytics/AnalyticsTab';
import { useSaveGoogleTags } from './analytics/use-save-google-tags';
import { GeneralTab } from './general/GeneralTab';
import { LocalTab } from './local/LocalTab';
import { SchemaTab } from './schema/SchemaTab';
import { SearchConsoleTab } from './search-console/SearchConsoleTab';
import styles from './SeoScreen.module.css';
import { SocialTab } from './social/SocialTab';
import { TechnicalTab } from './technical/TechnicalTab';

const panels: Record<SeoTab, ComponentType<{ seo: Group<Seo> }>> = {
  general: GeneralTab,
  social: SocialTab,
  technical: TechnicalTab,
  analytics: AnalyticsTab,
  'search-console': SearchConsoleTab,
  schema: SchemaTab,
  local: LocalTab,
};

/** SEO Settings (A17): what search engines and networks are told of the site. What is saved is in force within a second. */
export function SeoScreen() {
  const editor = useSeoEditor();
  const { loadError, reload } = editor;
  const saveGoogleTags = useSaveGoogleTags();
  const [first, ...others] = seoTabs;
  const { current, choose } = useTab<SeoTab>([first.id, ...others.map(({ id }) => id)]);
  const seo = wholeGroup(editor);
  const Panel = panels[current];
  return (
    <>
      <h1 className={styles.title}>SEO Settings</h1>
      <Tabs label="SEO settings" tabs={seoTabs} current={current} onChoose={choose} className={styles.panel}>
        {seo && <Panel seo={seo} />}
        {!seo && loadError === undefined && <Spinner label="Loading the SEO settings…" />}
        {loadError !== undefined && (
          <EmptyState title="The SEO settings cannot be loaded" action={<Button onClick={reload}>Try again</Button>}>
            <p>{loadError}</p>
          </EmptyState>
        )}
      </Tabs>
      {seo && (
        <EditorDock editor={editor} history={{ kind: 'seo' }}>
          <SaveBar editor={editor} action="Save SEO Settings" texts={seoTexts} saveOthers={saveGoogleTags} />
        </EditorDock>
      )}
    </>
  );
}
