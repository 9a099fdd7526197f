import { questionGroups, type PricingAnswers, type ShopAnswers } from '#content/support.ts'
import type { PageLanguage } from '#kit/language.ts'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { breadcrumbs, questionsAndAnswers } from '#seo/structured.ts'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { supportTexts } from '../../rules/support-texts.ts'
import { PageHero, SectionHead, StandingGarments } from '../page-sections.tsx'
import { ContactBoard, ContactForm, contactFormId, Questions, type ContactState } from './contact.tsx'

type SupportPageProps = {
	language: PageLanguage
	publicUrl: string
	/** Picture hashes. */
	pictures: readonly string[]
	answers: PricingAnswers & Partial<ShopAnswers>
	state: ContactState
	/** The message was accepted. */
	isSent: boolean
}

export function SupportPage({ language, publicUrl, pictures, answers, state, isSent }: SupportPageProps) {
	const texts = supportTexts[language]
	const groups = questionGroups({ ...answers, language })
	return (
		<>
			<StructuredData
				data={[
					breadcrumbs(publicUrl, [{ label: texts.name, path: '/support' }]),
					questionsAndAnswers(groups.flatMap((group) => group.questions)),
				]}
			/>
			<PageHero
				crumbs={[{ label: texts.name }]}
				words={texts}
				title={texts.title}
				lead={texts.lead}
				aside={<StandingGarments pictures={pictures} />}
			>
				<div className="mt-4.5">
					<LanguageSwitch language={language} on="turf" form={contactFormId} />
				</div>
			</PageHero>
			<div className="measure grid gap-x-12 gap-y-10 pt-14 lg:grid-cols-[1.6fr_1fr]">
				<section
					id="contact"
					className="relative scroll-mt-24 rounded-card border border-line bg-card p-6 pt-9 sm:p-9 sm:pt-11"
				>
					<span aria-hidden="true" className="stitch absolute inset-x-6.5 top-3" />
					<h2 className="display mb-5 text-heading">{texts.form.title}</h2>
					<ContactForm state={state} language={language} />
				</section>
				<ContactBoard language={language} />
			</div>
			<section id="questions" className="measure scroll-mt-20 pt-18">
				<SectionHead title={texts.questions} />
				<Questions groups={groups} language={language} />
			</section>
			<ToastRegion
				toasts={isSent ? [{ id: 'sent', tone: 'success', ...texts.sent }] : []}
				language={language}
			/>
		</>
	)
}
