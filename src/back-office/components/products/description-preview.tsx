// The description as the shop will lay it out, before it is saved.
import { Description } from '#catalog/components/product/description.tsx'
import { Button } from '#ui/button.tsx'

export const descriptionHint =
	'An empty line begins a paragraph, “- ” a list. **bold**, _italic_, [text](/support) or [text](https://…) for a link.'

/** Part of the product's form. @param text null until it was asked for */
export const DescriptionPreview = ({ text }: { text: string | null }) => (
	<div id="description-preview" className="grid scroll-mt-24 justify-items-start gap-3 sm:col-span-2">
		<Button
			type="submit"
			name="intent"
			value="preview"
			formAction="#description-preview"
			formNoValidate
			variant="outline"
			size="small"
		>
			Preview the description
		</Button>
		{text !== null && (
			<section
				aria-label="Preview of the description"
				className="w-full rounded-notice border border-line p-4"
			>
				{text.trim() === '' ? (
					<p className="text-muted">The description is empty.</p>
				) : (
					<Description text={text} />
				)}
			</section>
		)}
	</div>
)
