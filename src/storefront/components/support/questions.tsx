import { Icon } from '#ui/icon.tsx'
import type { QuestionGroup } from '#content/support.ts'

/** Questions with collapsed answers. A URL with an answer's id opens it. */
export function Questions({ groups }: { groups: readonly QuestionGroup[] }) {
	return (
		<div className="gap-x-14 lg:columns-2">
			{groups.map(({ title, questions }) => (
				<section key={title} className="break-inside-avoid pb-10">
					<h3 className="display border-b-2 border-dashed border-stitch pb-2.5 text-subheading">{title}</h3>
					{questions.map(({ id, question, answer }) => (
						<details key={id} className="group/question border-b border-line">
							<summary className="flex min-h-14 items-center justify-between gap-4 py-2.5 font-bold hover:text-primary">
								{question}
								<Icon
									name="chevron-down"
									className="text-primary transition-transform group-open/question:rotate-180"
								/>
							</summary>
							<p id={id} className="max-w-text scroll-mt-40 pr-8 pb-5 text-pretty text-body">
								{answer}
							</p>
						</details>
					))}
				</section>
			))}
		</div>
	)
}
