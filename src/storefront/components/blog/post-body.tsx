import { Table } from '#ui/table.tsx'
import type { Block, Inline } from '#content/markdown.ts'
import { keyed } from '#kit/keyed.ts'

/** The text of a post as typed blocks, so that no external markup is rendered. */
export const PostBody = ({ blocks }: { blocks: readonly Block[] }) => (
	<div className="grid gap-5 text-lg leading-relaxed text-body">
		{keyed(blocks).map(({ key, item }) => (
			<BlockView key={key} block={item} />
		))}
	</div>
)

function BlockView({ block }: { block: Block }) {
	switch (block.kind) {
		case 'heading':
			return (
				<h2 id={block.id} className="display mt-5 scroll-mt-24 text-subheading text-ink">
					{block.text}
				</h2>
			)
		case 'paragraph':
			return (
				<p className="text-pretty">
					<Run parts={block.content} />
				</p>
			)
		case 'list':
			return <ListView ordered={block.ordered} items={block.items} />
		case 'table':
			return <TableView head={block.head} rows={block.rows} />
	}
}

function ListView({ ordered, items }: { ordered: boolean; items: readonly Inline[][] }) {
	const List = ordered ? 'ol' : 'ul'
	return (
		<List
			className={`grid gap-2.5 pl-6 marker:font-bold marker:text-primary ${ordered ? 'list-decimal' : 'list-disc'}`}
		>
			{keyed(items).map(({ key, item }) => (
				<li key={key} className="pl-1.5 text-pretty">
					<Run parts={item} />
				</li>
			))}
		</List>
	)
}

const TableView = ({ head, rows }: { head: readonly string[]; rows: readonly string[][] }) => (
	<Table caption={head.join(', ')} captionHidden className="my-2 text-ink">
		<thead>
			<tr>
				{keyed(head).map(({ key, item }) => (
					<th key={key} scope="col">
						{item}
					</th>
				))}
			</tr>
		</thead>
		<tbody>
			{keyed(rows).map(({ key, item: [first = '', ...others] }) => (
				<tr key={key}>
					<th scope="row">{first}</th>
					{keyed(others).map((cell) => (
						<td key={cell.key}>{cell.item}</td>
					))}
				</tr>
			))}
		</tbody>
	</Table>
)

const Run = ({ parts }: { parts: readonly Inline[] }) =>
	keyed(parts).map(({ key, item }) => <Part key={key} part={item} />)

function Part({ part }: { part: Inline }) {
	switch (part.kind) {
		case 'strong':
			return <strong className="text-ink">{part.text}</strong>
		case 'emphasis':
			return <em>{part.text}</em>
		case 'link':
			return (
				<a href={part.href} className="font-semibold text-primary underline underline-offset-3">
					{part.text}
				</a>
			)
		case 'text':
			return part.text
	}
}

/** The headings of a post, beside its text on wide screens. */
export function PostContents({ blocks }: { blocks: readonly Block[] }) {
	const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []))
	// Keeps the column, so that the text stays in the middle.
	if (headings.length === 0) return <div className="hidden lg:block" />
	return (
		<nav
			aria-label="In this post"
			data-screen-only
			className="hidden self-start lg:sticky lg:top-24 lg:block"
		>
			<p className="display text-xl text-muted">In this post</p>
			<ol className="mt-2 border-l-2 border-line text-[0.9375rem]">
				{headings.map(({ id, text }) => (
					<li key={id}>
						<a href={`#${id}`} className="block py-1.5 pl-4 hover:text-primary">
							{text}
						</a>
					</li>
				))}
			</ol>
		</nav>
	)
}
