// The form of a post with the preview of its text.
import { postBlocks } from '#content/little-markdown.ts'
import { longestBody } from '#shop-settings/rules/posts.ts'
import { PostBody } from '#storefront/components/blog/post-body.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { TextArea, TextField } from '#ui/fields.tsx'
import type { FieldErrors, Fields } from '../../rules/product-form.ts'
import { ProductChoices, type Suggestion } from '../product-choices.tsx'
import { descriptionHint } from '../products/description-preview.tsx'
import { Sheet } from '../records.tsx'
import { TextPreview } from '../text-preview.tsx'

export type PostFormState = { typed: Fields; errors: FieldErrors; isPreviewed?: boolean }

type FormProps = {
	state: PostFormState
	/** When a saved post was last changed. */
	seenAt?: number
	suggestions: readonly Suggestion[]
	label: string
}

export function PostForm({
	state: { typed, errors, isPreviewed = false },
	seenAt,
	suggestions,
	label,
}: FormProps) {
	const held = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errors[name] })
	return (
		<form method="post" action="#post" id="post" className="grid min-w-0 gap-6">
			{/* Enter in a field saves instead of showing the preview. */}
			<button type="submit" name="intent" value="save" hidden>
				{label}
			</button>
			{seenAt !== undefined && <input type="hidden" name="seen" value={seenAt} />}
			<ErrorSummary errors={Object.entries(errors).map(([field, message]) => ({ field, message }))} />
			<Sheet title="Title and picture">
				<Facts held={held} suggestions={suggestions} />
			</Sheet>
			<Sheet title="Text">
				<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
					<TextArea
						label="Post"
						required
						maxLength={longestBody}
						hint={`“## ” begins a heading, lines with | between their cells are a table. ${descriptionHint}`}
						{...held('body')}
					/>
					<TextPreview
						of="post"
						text={isPreviewed ? (typed['body'] ?? '') : null}
						className="overflow-x-auto"
					>
						<PostBody blocks={postBlocks(typed['body'] ?? '')} />
					</TextPreview>
				</div>
			</Sheet>
			<div>
				<Button type="submit" name="intent" value="save" variant="action" size="large">
					{label}
				</Button>
			</div>
		</form>
	)
}

type FactsProps = {
	/** What a field holds, by its name. */
	held: (name: string) => { name: string; defaultValue: string; error: string | undefined }
	suggestions: readonly Suggestion[]
}

const Facts = ({ held, suggestions }: FactsProps) => (
	<div className="grid gap-4 sm:grid-cols-2">
		<TextField label="Title" required maxLength={120} autoComplete="off" {...held('title')} />
		<TextField
			label="Address"
			maxLength={60}
			autoComplete="off"
			hint="Comes after /blog/. Made of the title when empty. Links to an earlier address lead to the new one."
			{...held('slug')}
		/>
		<TextArea
			className="sm:col-span-2"
			label="Excerpt"
			required
			maxLength={200}
			hint="One or two sentences: in the list, under the title and in search engines."
			{...held('excerpt')}
		/>
		<TextField
			label="Author"
			required
			maxLength={80}
			autoComplete="off"
			hint="As it stands under the title."
			{...held('author')}
		/>
		<TextField
			label="Category"
			required
			maxLength={40}
			autoComplete="off"
			hint="One word above the title, such as Rules."
			{...held('category')}
		/>
		<TextField
			label="Date"
			required
			type="date"
			hint="The newest post is first. It does not publish by itself."
			{...held('publishedOn')}
		/>
		<TextField
			label="Picture of a product"
			maxLength={121}
			autoComplete="off"
			list="pictures-to-choose"
			hint="Its SKU, or with a color: FH-FB210/navy-gold. Empty for none."
			{...held('image')}
		/>
		<ProductChoices id="pictures-to-choose" suggestions={suggestions} />
	</div>
)
