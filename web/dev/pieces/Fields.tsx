import { Checkbox } from '../../src/shared/ui/Checkbox';
import { MeasureField } from '../../src/shared/ui/MeasureField';
import { RadioGroup } from '../../src/shared/ui/RadioGroup';
import { SelectField, TextArea, TextField } from '../../src/shared/ui/TextField';
import { Sample } from './Sample';

const options = (
  <>
    <option value="">Please choose</option>
    <option value="lagos-vi">Victoria Island, Lagos</option>
    <option value="abuja-wuse">Wuse, Abuja</option>
  </>
);
const models = [
  { value: 'locker-investor', label: 'Locker investor', note: 'From ₦12,500,000, 25% a year' },
  { value: 'location-partner', label: 'Location partner', note: 'No upfront investment' },
  { value: 'both', label: 'Both' },
];

/** What is filled in. All keep what is typed without React. */
export function Fields() {
  return (
    <>
      <Sample title="A line of text" look="grid">
        <TextField label="Name" name="n1" defaultValue="Adaeze Bello" autoComplete="off" />
        <TextField label="Slug" name="n2" starred required hint="Part of the address" counter="12 / 120" />
        <TextField
          label="E-mail address"
          name="n3"
          type="email"
          defaultValue="ada@"
          error="Please enter your email address"
        />
        <TextField label="Company (optional)" name="n4" placeholder="Example Stores" />
        <TextField label="Switched off" name="n5" disabled defaultValue="Cannot be changed" />
        <MeasureField label="Width" name="n6" unit="cm" defaultValue="42.5" hint="The longest side" />
        <MeasureField label="Weight" name="n7" unit="kg" defaultValue="abc" error="Please enter a number" />
      </Sample>
      <Sample title="Select and text area" look="grid">
        <SelectField label="Location" name="s1" required starred>
          {options}
        </SelectField>
        <SelectField label="Location" name="s2" error="Please choose a location">
          {options}
        </SelectField>
        <TextArea label="Message" name="t1" rows={5} hint="What would you like to know?" />
        <TextArea label="Message" name="t2" rows={5} error="Please enter your message" />
      </Sample>
      <Sample title="Choices" look="grid">
        <RadioGroup legend="Franchise model" name="r1" options={models} defaultValue="locker-investor" required />
        <RadioGroup legend="Franchise model" name="r2" options={models} error="Please choose a model" />
        <RadioGroup
          legend="Years"
          name="r3"
          inline
          options={['1', '2', '3', '5'].map((each) => ({ value: each, label: each }))}
        />
        <div>
          <Checkbox label="Remember me" name="c1" defaultChecked />
          <Checkbox label="I have read the terms" name="c2" error="Please read the terms first" />
          <Checkbox label="Switched off" name="c3" disabled hint="Comes with the Business plan" />
        </div>
      </Sample>
    </>
  );
}
