// The range of a report: fields for its days and step, and links to usual ranges. Works without scripts.
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { messages } from '../messages.ts'
import { quickRanges, reportUrl, type AskedRange } from '../rules/range.ts'
import type { ReportId } from '../states.ts'
import type { IsoDate } from '#kit/time.ts'

const steps = [
	{ value: 'day', label: 'Day' },
	{ value: 'week', label: 'Week' },
	{ value: 'month', label: 'Month' },
]

type RangeFormProps = { id: ReportId; asked: AskedRange; today: IsoDate; isOverTime: boolean }

export function RangeForm({ id, asked, today, isOverTime }: RangeFormProps) {
	const { typed } = asked
	const errors: Partial<Record<keyof typeof typed, string>> = asked.ok ? {} : asked.errors
	return (
		<Card className="grid min-w-0 gap-4 p-4">
			<form
				method="get"
				action={reportUrl(id)}
				className={`grid items-start gap-3 ${isOverTime ? 'sm:grid-cols-[1fr_1fr_1fr_auto]' : 'sm:grid-cols-[1fr_1fr_auto]'}`}
			>
				<DayField label="First day" name="from" text={typed.from} error={errors.from} />
				<DayField label="Last day" name="to" text={typed.to} error={errors.to} />
				{isOverTime && (
					<SelectField label="Group by" name="by" defaultValue={typed.by} options={steps} error={errors.by} />
				)}
				<Button type="submit" className="sm:mt-7">
					Show
				</Button>
			</form>
			<QuickRanges id={id} asked={asked} today={today} />
		</Card>
	)
}

type DayFieldProps = { label: string; name: string; text: string; error: string | undefined }

/** A field for days shows no text that is none: such text stands in a plain field, to be corrected. */
const DayField = ({ text, error, ...field }: DayFieldProps) => (
	<TextField
		{...field}
		type={error === messages.noDay && text !== '' ? 'text' : 'date'}
		defaultValue={text}
		error={error}
	/>
)

const QuickRanges = ({ id, asked, today }: Pick<RangeFormProps, 'id' | 'asked' | 'today'>) => (
	<nav aria-label="Usual ranges">
		<ul className="flex flex-wrap gap-2">
			{quickRanges(today).map(({ label, from, to }) => (
				<li key={label}>
					<ButtonLink
						href={reportUrl(id, { from, to })}
						variant="outline"
						size="small"
						aria-current={asked.typed.from === from && asked.typed.to === to ? 'true' : undefined}
						className="aria-[current]:border-primary aria-[current]:text-primary"
					>
						{label}
					</ButtonLink>
				</li>
			))}
		</ul>
	</nav>
)
