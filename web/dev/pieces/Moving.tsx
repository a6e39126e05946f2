import { StepArt } from '../../src/shared/art/StepArt';
import { Accordion } from '../../src/shared/ui/Accordion';
import { Card } from '../../src/shared/ui/Card';
import { Carousel } from '../../src/shared/ui/Carousel';
import { Steps } from '../../src/shared/ui/Steps';
import { Sample } from './Sample';

const questions = ['How do I open my compartment?', 'How long is my parcel kept?', 'What does it cost?'].map(
  (title, index) => ({
    id: `question-${index + 1}`,
    title,
    content: (
      <p>
        With the QR code, the card or the PIN that you were sent. The door springs open; close it when you are done.
      </p>
    ),
  }),
);
const people = ['Ada', 'Bem', 'Chi', 'Dayo', 'Efe'].map((name) => ({
  id: name,
  content: (
    <Card>
      <h3>{name}</h3>
      <p>An example of a card in a carousel.</p>
    </Card>
  ),
}));
const steps = ['Contact us', 'Choose location and size', 'Get your PIN'].map((title, index) => ({
  key: title,
  title,
  content: <p>It opens your compartment at that station, and no other.</p>,
  picture: <StepArt index={index} />,
}));

/** What opens, moves, or goes step by step. */
export function Moving() {
  return (
    <>
      <Sample title="Accordion, one open at a time" look="stack">
        <Accordion items={questions} oneOpen="sample" level={3} />
      </Sample>
      <Sample title="Carousel, two per slide" look="stack">
        <Carousel label="People" noun="people" perView={2} items={people} />
      </Sample>
      <Sample title="Steps" look="stack">
        <Steps steps={steps} level={3} />
      </Sample>
    </>
  );
}
