import { playerLabels, type PlayerOnLine } from '../rules/printed.ts'

/** The printed name and number as a chip; whom a piece without a printed name is for as plain text. */
export function PlayerMark({ line, forPlayer = 'For' }: { line: PlayerOnLine; forPlayer?: string }) {
	const { name, number, forWhom } = playerLabels(line)
	return (
		<>
			{(name !== '' || number !== '') && (
				<p className="mt-1.5 inline-flex max-w-full items-baseline gap-2 rounded-chip border border-line bg-page px-2 py-0.5 text-[0.9375rem]">
					{number !== '' && <span className="display figures text-lg leading-none">#{number}</span>}
					{name !== '' && <span className="min-w-0 font-semibold break-words">{name}</span>}
				</p>
			)}
			{forWhom !== '' && (
				<p className="figures mt-1 text-[0.9375rem] break-words">{`${forPlayer} ${forWhom}`}</p>
			)}
		</>
	)
}
