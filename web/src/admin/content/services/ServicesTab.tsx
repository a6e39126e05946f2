import { contentLists, serviceSchema, servicesSchema, type Service } from '@apoti/contract';
import { GroupItems } from '../../content-editing/GroupItems';
import { GroupLines } from '../../content-editing/GroupLines';
import { GroupText } from '../../content-editing/GroupText';
import { usePart } from '../../content-editing/use-part';
import { Fields, FormSection } from '../../form/FormSection';
import { setField, within, type Group } from '../../form/group';
import { ImageField } from '../../form/ImageField';
import { serviceUploads } from '../content-texts';
import { ServiceBlockSection } from './ServiceBlockSection';

/** The Services page: its texts, each service, and the blocks for shops and for developers (A7). */
export function ServicesTab() {
  const services = usePart('services');
  const text = { group: services, schema: servicesSchema };
  return (
    <>
      <FormSection title="Heading" about="The top of the Services page.">
        <GroupText {...text} field="title" />
        <GroupText {...text} field="subtitle" />
        <GroupText {...text} field="description" rows={3} />
      </FormSection>
      <FormSection title="Services" about="The services in the order in which the page shows them.">
        <GroupItems
          id="services"
          noun={['service', 'services']}
          list={within(services, 'services')}
          make={(key) => ({ ...contentLists['services.services'].defaults, key })}
          nameOf={({ name }) => name.trim() || 'Untitled service'}
          note={({ description }) => description}
          question="Are you sure you want to delete this service?"
          empty={<p>No services yet.</p>}
          form={(service, firstId) => <ServiceForm service={service} firstId={firstId} />}
        />
      </FormSection>
      <ServiceBlockSection
        services={services}
        block="ecommercePartnership"
        about="For online shops; a section of its own, below the services."
      />
      <ServiceBlockSection
        services={services}
        block="apiDocumentation"
        about="For developers who connect their own systems."
      />
    </>
  );
}

/** The fields of one service. Its picture is uploaded under its name (back-office §7). */
function ServiceForm({ service, firstId }: { service: Group<Service>; firstId: string }) {
  const { name, image } = service.value;
  const text = { group: service, schema: serviceSchema };
  return (
    <Fields>
      <GroupText {...text} field="name" id={firstId} />
      <GroupText {...text} field="description" rows={4} />
      <GroupLines group={service} field="features" noun="feature" />
      <ImageField
        label="Image"
        name="image"
        value={image}
        onChange={(url) => setField(service, 'image', url)}
        uploadName={name.trim() || 'Service'}
        texts={serviceUploads.service}
        error={service.issue(['image'], 'Image')}
      />
    </Fields>
  );
}
