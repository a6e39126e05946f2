import { useContext } from 'react';
import { FiEye, FiEyeOff } from 'react-icons/fi';
import { Button } from '../../shared/ui/Button';
import { PreviewControlContext } from './preview-control';
import { previewTexts } from './texts';

/** Opens and closes the screen's preview; stands in the dock. Nothing on a screen without one. */
export function PreviewToggle() {
  const control = useContext(PreviewControlContext);
  if (control === null) return null;
  const { id, isOpen, isSheet, toggle } = control;
  const shows = isSheet ? ({ 'aria-haspopup': 'dialog' } as const) : { 'aria-expanded': isOpen, 'aria-controls': id };
  return (
    <Button look="secondary" {...shows} onClick={toggle}>
      {isOpen ? <FiEyeOff aria-hidden="true" /> : <FiEye aria-hidden="true" />}
      <span>{previewTexts.name}</span>
    </Button>
  );
}
