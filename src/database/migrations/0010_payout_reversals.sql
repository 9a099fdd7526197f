ALTER TABLE "fundraising_entries" DROP CONSTRAINT "fundraising_entries_sign";--> statement-breakpoint
ALTER TABLE "fundraising_entries" ADD COLUMN "reverses_id" uuid;--> statement-breakpoint
ALTER TABLE "fundraising_entries" ADD CONSTRAINT "fundraising_entries_reverses_id_fundraising_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."fundraising_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fundraising_entries_reverses_idx" ON "fundraising_entries" USING btree ("reverses_id");--> statement-breakpoint
ALTER TABLE "fundraising_entries" ADD CONSTRAINT "fundraising_entries_reverses" CHECK (("fundraising_entries"."kind" = 'payout_reversal') = ("fundraising_entries"."reverses_id" is not null));--> statement-breakpoint
ALTER TABLE "fundraising_entries" ADD CONSTRAINT "fundraising_entries_sign" CHECK (("fundraising_entries"."kind" in ('credit', 'payout_reversal')) = ("fundraising_entries"."amount_cents" > 0));