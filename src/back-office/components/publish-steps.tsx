// The steps of what staff write as a draft: publish and take back, see it, delete it.
import { Button, ButtonLink } from '#ui/button.tsx'

type StepsProps = {
	isPublished: boolean
	canChange: boolean
	/** Where visitors see it, and the words of the link there. */
	page: { href: string; label: string }
	/** What is deleted, and what goes with it. */
	deletes: { what: string; warning: string }
}

export const PublishSteps = ({ isPublished, canChange, page, deletes: { what, warning } }: StepsProps) => (
	<div className="flex flex-wrap items-start gap-3">
		{canChange && (
			<form method="post">
				<Button
					type="submit"
					name="intent"
					value={isPublished ? 'draft' : 'publish'}
					variant={isPublished ? 'outline' : 'primary'}
				>
					{isPublished ? 'Back to a draft' : 'Publish'}
				</Button>
			</form>
		)}
		{isPublished && (
			<ButtonLink href={page.href} variant="outline">
				{page.label}
			</ButtonLink>
		)}
		{canChange && (
			<details className="ml-auto">
				<summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-danger hover:underline">
					Delete the {what}
				</summary>
				<form method="post" className="mt-1 grid gap-2">
					<p className="text-[0.9375rem]">{warning}</p>
					<Button type="submit" name="intent" value="delete" variant="danger">
						Delete for good
					</Button>
				</form>
			</details>
		)}
	</div>
)
