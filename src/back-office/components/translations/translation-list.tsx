// The owner's texts with a field for the Spanish of each, and the filters above.
import { formatCount } from '#kit/plural.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { TextArea, TextField } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'
import { TabLinks } from '#ui/tabs.tsx'
import { mostFileTexts } from '../../rules/translation-file.ts'
import {
	hasLines,
	longestTranslation,
	mostProducts,
	seenField,
	textField,
	textKindNames,
	translationsFileHref,
	translationsHref,
	translationsImportPath,
	translationShows,
	type TranslationShow,
	type TranslationsView,
} from '../../rules/translations-view.ts'
import type { TranslationsPage } from '../../views.ts'
import { Pager } from '../records.tsx'

const showNames: Record<TranslationShow, string> = {
	missing: 'Without Spanish',
	all: 'All',
	unused: 'Of no text any more',
}

const labelOf = (show: TranslationShow, count: number | null): string =>
	count === null ? showNames[show] : `${showNames[show]} (${formatCount(count)})`

type FiltersProps = { view: TranslationsView } & Pick<TranslationsPage, 'counts' | 'isPart'>

export function TranslationFilters({ view, isPart, counts }: FiltersProps) {
	return (
		<>
			{isPart && (
				<Notice>
					{view.show === 'unused' ? 'The other lists have' : 'This list has'} the texts of the{' '}
					{formatCount(mostProducts)} products that were changed last. The file that you download looks
					through all products, up to {formatCount(mostFileTexts)} texts a time.
				</Notice>
			)}
			<TabLinks
				label="Which texts"
				links={translationShows.map((show) => ({
					label: labelOf(show, counts[show]),
					href: translationsHref({ show, q: view.q }),
					current: show === view.show,
				}))}
			/>
			<form method="get" className="grid items-end gap-3 sm:grid-cols-[minmax(0,24rem)_auto]">
				{view.show !== 'missing' && <input type="hidden" name="show" value={view.show} />}
				<TextField
					label="Words in English or Spanish"
					name="q"
					type="search"
					defaultValue={view.q}
					maxLength={100}
					autoComplete="off"
				/>
				<Button type="submit" variant="outline" className="justify-self-start">
					Search
				</Button>
			</form>
			<p className="flex flex-wrap items-center gap-3">
				<ButtonLink href={translationsFileHref(view)} variant="outline" download>
					Download these as CSV
				</ButtonLink>
				<ButtonLink href={translationsImportPath} variant="outline">
					Upload a file
				</ButtonLink>
			</p>
		</>
	)
}

type Texts = TranslationsPage['texts']
type ListProps = {
	view: TranslationsView
	texts: Texts
	next: string | null
	/** The refused input and what is wrong with it, by digest. */
	typed: Readonly<Record<string, string>>
	errors: Readonly<Record<string, string>>
}

const emptyTitles: Record<TranslationShow, string> = {
	missing: 'Every text has its Spanish',
	all: 'There are no texts',
	unused: 'Every translation is of a text of the shop',
}

export function TranslationList({ view, texts, next, typed, errors }: ListProps) {
	const newest = view.after === null ? null : translationsHref({ ...view, after: null })
	return (
		<>
			{texts.length === 0 ? (
				<EmptyState
					icon={view.q === '' ? 'check' : 'search'}
					title={view.q === '' && view.after === null ? emptyTitles[view.show] : 'No text fits'}
				/>
			) : (
				// Several parts: the texts of a page are not made longer by their coding.
				<form method="post" encType="multipart/form-data" className="grid min-w-0 gap-4">
					<ErrorSummary
						errors={Object.entries(errors).map(([digest, message]) => ({
							field: textField(digest),
							message,
						}))}
					/>
					<ul className="grid min-w-0 gap-3">
						{texts.map((text) => (
							<Text key={text.digest} text={text} typed={typed[text.digest]} error={errors[text.digest]} />
						))}
					</ul>
					<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
						<Button type="submit" variant="action">
							Save this page
						</Button>
						<p className="text-label text-muted">An empty field shows the English.</p>
					</div>
				</form>
			)}
			<Pager
				label="Pages of texts"
				older={next === null ? null : translationsHref({ ...view, after: next })}
				newest={newest}
			/>
		</>
	)
}

/** Enough to tell fields apart. */
const startOf = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

type TextProps = { text: Texts[number]; typed: string | undefined; error: string | undefined }

function Text({ text: { digest, english, kind, place, spanish, seen }, typed, error }: TextProps) {
	const name = textField(digest)
	const field = {
		name,
		label: (
			<>
				Spanish<span className="sr-only"> of “{startOf(english)}”</span>
			</>
		),
		lang: 'es',
		maxLength: longestTranslation(kind),
		defaultValue: typed ?? spanish,
		error,
	}
	return (
		<li>
			<Card className="grid min-w-0 items-start gap-x-6 gap-y-3 p-4 sm:grid-cols-2">
				<div className="min-w-0">
					<p className="text-label text-muted">
						{kind === null ? 'Of no text any more' : textKindNames[kind]}
						{place !== '' && place !== english && <span className="break-words"> · {place}</span>}
					</p>
					<p className="mt-1 break-words whitespace-pre-line">{english}</p>
				</div>
				<div className="min-w-0">
					<input type="hidden" name={seenField(digest)} value={seen} />
					{hasLines(kind) ? <TextArea {...field} /> : <TextField autoComplete="off" {...field} />}
				</div>
			</Card>
		</li>
	)
}
