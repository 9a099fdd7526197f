// What search shows of a product: the form, and how a search engine shows it now.
import { longestSummary, longestTitle } from '#catalog/rules/search-texts.ts'
import { summaryOf, titleOf } from '#catalog/rules/product/facts.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { Button } from '#ui/button.tsx'
import { FieldFrame, fieldAttributes, fieldBox, TextArea } from '#ui/fields.tsx'
import type { ProductForStaff } from '../../views.ts'
import { Sheet } from '../records.tsx'

type Product = ProductForStaff['product']
type FormProps = { product: Product; typed: Readonly<Record<string, string>> | null }

/** What stands there while the owner has written nothing. */
function usualOf(product: Product) {
	const { searchWords: _words, pageTitle: _title, pageSummary: _summary, ...attributes } = product.attributes
	const plain = { ...product, attributes }
	return { title: titleOf(plain), summary: summaryOf(plain) }
}

export function SearchTextsForm({ product, typed }: FormProps) {
	const { attributes, updatedAt } = product
	const usual = usualOf(product)
	return (
		<form method="post" className="grid max-w-2xl gap-4">
			<input type="hidden" name="seenAt" value={updatedAt.getTime()} />
			<Counted
				label="Page title"
				name="title"
				longest={longestTitle}
				value={typed?.['title'] ?? attributes.pageTitle ?? ''}
				hint={`Empty for the usual one: ${usual.title}`}
			/>
			<Counted
				label="Page description"
				name="summary"
				longest={longestSummary}
				value={typed?.['summary'] ?? attributes.pageSummary ?? ''}
				hint={`Search engines show it under the title. Empty for the beginning of the description: ${usual.summary}`}
				isLong
			/>
			<TextArea
				label="Search words"
				name="words"
				rows={3}
				defaultValue={typed?.['words'] ?? (attributes.searchWords ?? []).join('\n')}
				hint="One per line: other words that people look for it by, such as “rec league” or “tball”. The shop’s search finds them; they are not shown."
			/>
			<div>
				<Button type="submit" variant="action">
					Save search texts
				</Button>
			</div>
		</form>
	)
}

type CountedProps = {
	label: string
	name: string
	longest: number
	value: string
	hint: string
	isLong?: boolean
}

function Counted({ label, name, longest, value, hint, isLong = false }: CountedProps) {
	const shared = {
		...fieldAttributes({ name, hint }),
		maxLength: longest,
		defaultValue: value,
		className: fieldBox,
	}
	return (
		<length-counter class="block">
			<FieldFrame {...{ label, name, hint }} aside={<span data-count>{`${value.length} / ${longest}`}</span>}>
				{isLong ? <textarea rows={3} {...shared} /> : <input autoComplete="off" {...shared} />}
			</FieldFrame>
		</length-counter>
	)
}

/** As search engines usually lay it out. */
export const SearchResultPreview = ({ product, address }: { product: Product; address: string }) => (
	<Sheet title="As a search result" intro="With what is saved now. Search engines may cut or replace it.">
		<div className="max-w-2xl">
			<p className="text-label break-words text-muted">{address}</p>
			<p className="text-xl break-words text-primary">{pageTitle(titleOf(product))}</p>
			<p className="break-words text-body">{summaryOf(product)}</p>
		</div>
	</Sheet>
)
