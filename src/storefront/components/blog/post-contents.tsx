import type { Block } from '#content/markdown.ts'

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
