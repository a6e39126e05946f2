import { FaqSection } from '../../sections/faq-list/FaqSection';
import { FeaturesSection } from '../../sections/features/FeaturesSection';
import { HeroSection } from '../../sections/hero/HeroSection';
import { NetworkSection } from '../../sections/network/NetworkSection';
import { PartnersSection } from '../../sections/partners/PartnersSection';
import { SmartLockerSection } from '../../sections/smart-locker/SmartLockerSection';
import { StepsSection } from '../../sections/steps/StepsSection';
import { TestimonialsSection } from '../../sections/testimonials/TestimonialsSection';
import type { HomeData } from '../../shared/site-data/home-data';
import type { PageProps } from '../../shared/site-data/page-view';

/** The home page (P4, P5). */
export function HomePage({ page }: PageProps<HomeData>) {
  const { heroSlides, testimonials, home, faqs, demoVideoUrl, partnersPicture } = page;
  return (
    <>
      <HeroSection slides={heroSlides} demoVideoUrl={demoVideoUrl} hasSteps={home.howItWorks.steps.length > 0} />
      <PartnersSection partners={home.partners} picture={partnersPicture} />
      <SmartLockerSection smartLocker={home.smartLocker} />
      <FeaturesSection features={home.features} />
      <StepsSection howItWorks={home.howItWorks} />
      <TestimonialsSection texts={home.testimonials} testimonials={testimonials} />
      <NetworkSection network={home.network} />
      <FaqSection texts={home.faq} faqs={faqs} />
    </>
  );
}
