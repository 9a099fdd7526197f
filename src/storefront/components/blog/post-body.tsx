import { Table } from '#ui/table.tsx'
import type { Block, Inline } from '#content/markdown.ts'

/** The text of a post as typed blocks, so that no external markup is rendered. */
export const PostBody = ({ blocks }: { blocks: readonly Block[] }) => (
	<div className="grid gap-5 text-lg leading-relaxed text-body">
		{blocks.map((block) => (
			<BlockView key={JSON.stringify(block)} block={block} />
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
			{items.map((parts) => (
				<li key={JSON.stringify(parts)} className="pl-1.5 text-pretty">
					<Run parts={parts} />
				</li>
			))}
		</List>
	)
}

const TableView = ({ head, rows }: { head: readonly string[]; rows: readonly string[][] }) => (
	<Table caption={head.join(', ')} captionHidden className="my-2 text-ink">
		<thead>
			<tr>
				{head.map((cell) => (
					<th key={cell} scope="col">
						{cell}
					</th>
				))}
			</tr>
		</thead>
		<tbody>
			{rows.map(([first = '', ...others]) => (
				<tr key={first}>
					<th scope="row">{first}</th>
					{others.map((cell) => (
						<td key={cell}>{cell}</td>
					))}
				</tr>
			))}
		</tbody>
	</Table>
)

const Run = ({ parts }: { parts: readonly Inline[] }) =>
	parts.map((part) => <Part key={JSON.stringify(part)} part={part} />)

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
