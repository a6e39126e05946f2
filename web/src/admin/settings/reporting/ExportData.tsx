import { settingsTexts } from '@apoti/contract';
import { exportAnalytics } from '../../../shared/api/settings';
import { saveFirst } from '../../editor/save-first';
import { FormSection } from '../../form/FormSection';
import { reasonOf } from '../../form/reason-of';
import { ExportButton, type ExportTexts } from '../../lists/ExportButton';
import { useSettingsEditor } from '../../settings-editing/settings-editing';

const texts: ExportTexts = {
  action: 'Export Data',
  done: settingsTexts.exported,
  failed: (error) => reasonOf(settingsTexts.notExported, error),
};

/** All that is known of visitors, as one file (A18). What is typed and not saved yet is saved before. */
export function ExportData() {
  const editor = useSettingsEditor();
  const load = async () => {
    await saveFirst(editor);
    return exportAnalytics();
  };
  return (
    <FormSection
      title="Data"
      about="One JSON file of the settings by which visits are measured, and of what was found: Search Console’s figures, and the visits that the site has measured itself. Nobody’s name, address or number is in it."
    >
      <p>
        <ExportButton what="analytics-data" ending="json" load={load} texts={texts} />
      </p>
    </FormSection>
  );
}
