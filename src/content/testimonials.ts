// What stands on the home page in other people's words. Sample voices: roles and schools are invented.

export type Testimonial = { quote: string; name: string; role: string; organization: string }

export const testimonials: readonly Testimonial[] = [
	{
		quote:
			'I pasted 58 names on a Sunday night. By Wednesday every kid had picked a size and I had not chased one parent.',
		name: 'Coach Dana R.',
		role: 'Head football coach',
		organization: 'Lincoln Valley High School',
	},
	{
		quote: 'It told me number 6 was not legal for us before I ordered it. That alone saved me a re-make.',
		name: 'Marcus T.',
		role: 'Girls’ basketball coach',
		organization: 'Harbor Point Academy',
	},
	{
		quote:
			'One proof, one purchase order, one box per team, packed in roster order. My office likes that very much.',
		name: 'Elaine W.',
		role: 'Athletic director',
		organization: 'Cedar Fork School District',
	},
	{
		quote: 'Our booster store paid for the new goals. The hoodies did most of it.',
		name: 'Priya S.',
		role: 'Booster club treasurer',
		organization: 'Riverside United Soccer Club',
	},
]
