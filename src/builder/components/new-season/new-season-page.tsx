// The page that starts a new design from an earlier season's. Works without scripts.
import type { PageLanguage } from '#kit/language.ts'
import { newSeasonUrl } from '#designs/urls.ts'
import { galleryHref } from '#pictures/urls.ts'
import { Breadcrumb } from '#ui/page-links.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox, TextField } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'
import { useShell } from '#ui/shop.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { newSeasonTexts, seasonChangeIn } from '../../rules/new-season-texts.ts'
import type { NewSeasonPlan } from '../../views.ts'

/** Why it was not made, null after a switch of languages; and the form as it was sent. */
type Refused = { failure: string | null; isYear: boolean; typed: { year: string; withPlayers: boolean } }

type NewSeasonPageProps = { plan: NewSeasonPlan; refused: Refused | null; language: PageLanguage }

const formId = 'season-form'

/** @param props.form id of the page's form, if it has one */
const Head = ({ language, form }: { language: PageLanguage; form?: string }) => {
	const texts = newSeasonTexts[language]
	return (
		<header className="turf">
			<div className="measure pt-6 pb-7">
				<Breadcrumb
					on="turf"
					name={texts.breadcrumb}
					crumbs={[
						{ label: texts.home, href: '/' },
						{ label: texts.myDesigns, href: '/designs' },
						{ label: texts.crumb },
					]}
				/>
				<LanguageSwitch language={language} on="turf" {...(form !== undefined && { form })} />
				<h1 className="display mt-2 text-heading">{texts.title}</h1>
			</div>
		</header>
	)
}

/** In place of the page for a design that cannot be made any more. */
export function NoNewSeason({ reason, language }: { reason: string; language: PageLanguage }) {
	const { facts } = useShell()
	const texts = newSeasonTexts[language]
	return (
		<>
			<title>{`${texts.crumb} | ${facts.name}`}</title>
			<meta name="robots" content="noindex" />
			<Head language={language} />
			<div className="measure grid justify-items-start gap-6 pt-6 pb-16">
				<Notice tone="warning" title={texts.over} className="max-w-prose">
					{reason}
				</Notice>
				<div className="flex flex-wrap gap-2">
					<ButtonLink href="/designs">{texts.back}</ButtonLink>
					<ButtonLink href={galleryHref} variant="outline">
						{texts.gallery}
					</ButtonLink>
				</div>
			</div>
		</>
	)
}

export const NewSeasonPage = ({ plan, refused, language }: NewSeasonPageProps) => (
	<>
		<Head language={language} form={formId} />
		<div className="measure grid gap-6 pt-6 pb-16">
			<p className="max-w-prose">
				{newSeasonTexts[language].lead(plan.made, plan.title === plan.made ? null : plan.title)}
			</p>
			{refused?.failure && !refused.isYear && (
				<Notice tone="danger" alert>
					{refused.failure}
				</Notice>
			)}
			<Changes changes={plan.changes} language={language} />
			<SeasonForm {...{ plan, refused, language }} />
		</div>
	</>
)

type ChangesProps = Pick<NewSeasonPlan, 'changes'> & { language: PageLanguage }

const Changes = ({ changes, language }: ChangesProps) =>
	changes.length === 0 ? (
		<p className="max-w-prose text-muted">{newSeasonTexts[language].same}</p>
	) : (
		<section aria-labelledby="changes">
			<h2 id="changes" className="text-lg font-bold">
				{newSeasonTexts[language].changes}
			</h2>
			<ul className="mt-2 grid max-w-prose list-disc gap-1 pl-5">
				{changes.map((change) => (
					<li key={change}>{seasonChangeIn(language, change)}</li>
				))}
			</ul>
		</section>
	)

function SeasonForm({ plan: { designId, season, players }, refused, language }: NewSeasonPageProps) {
	const texts = newSeasonTexts[language]
	return (
		<form id={formId} method="post" action={newSeasonUrl(designId)} className="grid max-w-md gap-4">
			{season ? (
				<TextField
					label={texts.season}
					name="year"
					inputMode="numeric"
					maxLength={4}
					defaultValue={refused?.typed.year ?? season.to}
					{...(refused?.failure && refused.isYear && { error: refused.failure, autoFocus: true })}
					hint={texts.seasonHint(season.from)}
				/>
			) : (
				<p className="text-muted">{texts.noSeason}</p>
			)}
			{players > 0 && (
				<Checkbox
					label={texts.players(players)}
					name="players"
					value="yes"
					defaultChecked={refused?.typed.withPlayers ?? false}
					hint={texts.playersHint}
				/>
			)}
			<div className="flex flex-wrap gap-2">
				<Button type="submit">{texts.start}</Button>
				<ButtonLink href="/designs" variant="outline">
					{texts.back}
				</ButtonLink>
			</div>
		</form>
	)
}
