// The description of a product, laid out from its little Markdown; no markup of it reaches the page.
import type { Inline } from '#content/markdown.ts'
import { keyed } from '#kit/keyed.ts'
import { descriptionBlocks } from '../../rules/description.ts'

export const Description = ({ text }: { text: string }) => (
	<div className="grid max-w-text gap-3 text-body">
		{keyed(descriptionBlocks(text)).map(({ key, item: block }) =>
			block.kind === 'paragraph' ? (
				<p key={key}>
					<Words content={block.content} />
				</p>
			) : (
				<List key={key} ordered={block.ordered} items={block.items} />
			),
		)}
	</div>
)

function List({ ordered, items }: { ordered: boolean; items: readonly Inline[][] }) {
	const Tag = ordered ? 'ol' : 'ul'
	return (
		<Tag className={`grid gap-1 pl-5 ${ordered ? 'list-decimal' : 'list-disc'}`}>
			{keyed(items).map(({ key, item }) => (
				<li key={key}>
					<Words content={item} />
				</li>
			))}
		</Tag>
	)
}

const Words = ({ content }: { content: readonly Inline[] }) =>
	keyed(content).map(({ key, item }) => {
		switch (item.kind) {
			case 'text':
				return item.text
			case 'strong':
				return <strong key={key}>{item.text}</strong>
			case 'emphasis':
				return <em key={key}>{item.text}</em>
			case 'link':
				return (
					<a key={key} href={item.href} className="font-semibold text-primary underline underline-offset-2">
						{item.text}
					</a>
				)
		}
	})
