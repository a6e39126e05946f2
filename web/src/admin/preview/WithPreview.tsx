import { Suspense, useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Dialog } from '../../shared/ui/Dialog';
import { Spinner } from '../../shared/ui/Spinner';
import { lazyPart } from '../parts/lazy-part';
import type { Previewed } from './Preview';
import { usePreviewChoices } from './preview-choices';
import { PreviewControlContext, PreviewLensContext, type PreviewLens } from './preview-control';
import type { Visited } from './PreviewFrame';
import { PreviewSplit } from './PreviewSplit';
import { useTellShownPage } from './shown-page';
import { previewTexts } from './texts';
import { useRoom } from './use-room';
import { useSize } from './use-size';
import { useWideScreen } from './use-wide-screen';
import side from '../parts/side.module.css';
import styles from './WithPreview.module.css';
import { wordsIn } from './words-in';

/** Its code comes when it is opened. */
const Preview = lazyPart(async () => (await import('./Preview')).Preview);

type WithPreviewProps = {
  /** What is to be seen; null while there is nothing to show yet. */
  shown: Previewed | null;
  children: ReactNode;
};

/** Where visitors see it; null while they cannot. */
function addressOf(shown: Previewed | null): string | null {
  if (!shown || shown.notPublic !== undefined) return null;
  return shown.anchor === undefined ? shown.path : `${shown.path}#${shown.anchor}`;
}

/** Closes the preview from within: the button goes with it, and the focus to the one that opens it (X2). */
function closeWithin(id: string, close: () => void): void {
  close();
  document.querySelector<HTMLElement>(`button[aria-controls="${id}"]`)?.focus();
}

/** A width that a person chose, for the style of the screen. */
function ownWidth(own: number | null): CSSProperties {
  const style: Record<string, string> = own === null ? {} : { '--own': `${own}px` };
  return style;
}

/**
 * A screen with the preview of what is edited on it (A6): beside the form where there is room, else over it as a sheet. The
 * button for it is in the {@link EditorDock}; a screen without a dock shows a `PreviewToggle` of its own.
 */
export function WithPreview({ shown, children }: WithPreviewProps) {
  const id = useId();
  const room = useRoom();
  const [choices, choose] = usePreviewChoices();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [visited, setVisited] = useState<(Visited & { of: string }) | null>(null);
  const [lens, setLens] = useState<{ look: PreviewLens } | null>(null);
  const [takeLens] = useState(() => (look: PreviewLens | null) => setLens(look && { look }));

  const screen = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const screenSize = useSize(screen);
  const paneSize = useSize(pane);
  const own = choices.widths[choices.device];

  const place = `${shown?.path}#${shown?.anchor}`;
  useTellShownPage(addressOf(shown));
  const isSheet = room === 'none';
  const isBeside = !isSheet && (choices.beside ?? room === 'ample') && shown !== null;
  useWideScreen(screen, isBeside ? choices.device : null);
  const isOpen = isSheet ? isSheetOpen : isBeside;
  const toggle = () => (isSheet ? setSheetOpen(!isSheetOpen) : choose({ beside: !isBeside }));
  const preview = shown && (
    <Suspense fallback={<Spinner label="Loading the preview…" />}>
      <Preview
        {...shown}
        address={addressOf(shown)}
        parts={lens ? lens.look(shown.parts) : shown.parts}
        visited={visited?.of === place ? visited : null}
        device={choices.device}
        onDevice={(device) => choose({ device })}
        onClose={isSheet ? undefined : () => closeWithin(id, toggle)}
      />
    </Suspense>
  );
  return (
    <PreviewLensContext value={takeLens}>
      <PreviewControlContext value={shown && { id, isOpen, isSheet, toggle }}>
        <div
          ref={screen}
          className={styles.screen}
          data-preview={isBeside ? 'beside' : undefined}
          data-device={choices.device}
          data-own={own === null ? undefined : ''}
          style={ownWidth(own)}
        >
          <div
            className={styles.form}
            onFocus={(event) => {
              const text = wordsIn(event.target);
              if (text !== null) setVisited({ text, of: place });
            }}
          >
            {children}
          </div>
          {isBeside && (
            <PreviewSplit
              controls={id}
              width={own ?? paneSize?.width ?? 0}
              room={screenSize?.width ?? 0}
              onWidth={(width) => choose({ widths: { ...choices.widths, [choices.device]: width } })}
              onReset={() => choose({ widths: { ...choices.widths, [choices.device]: null } })}
            />
          )}
          <div ref={pane} id={id} className={styles.pane} hidden={!isBeside}>
            {isBeside && preview}
          </div>
        </div>
        {isSheet && (
          <Dialog
            title={previewTexts.name}
            className={side.dialog}
            open={isSheetOpen}
            onClose={() => setSheetOpen(false)}
          >
            <div className={styles.sheet}>{preview}</div>
          </Dialog>
        )}
      </PreviewControlContext>
    </PreviewLensContext>
  );
}
