CREATE TABLE "design_vote_ballots" (
	"vote_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"position" integer NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "design_vote_ballots_vote_id_device_hash_pk" PRIMARY KEY("vote_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "design_vote_choices" (
	"vote_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"design_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"made" text NOT NULL,
	CONSTRAINT "design_vote_choices_vote_id_position_pk" PRIMARY KEY("vote_id","position"),
	CONSTRAINT "design_vote_choices_position" CHECK ("design_vote_choices"."position" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "design_votes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"token" text NOT NULL,
	"closes_on" date NOT NULL,
	"closed_at" timestamp with time zone,
	"shows_result" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "design_votes_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "design_vote_ballots" ADD CONSTRAINT "design_vote_ballots_vote_id_position_design_vote_choices_vote_id_position_fk" FOREIGN KEY ("vote_id","position") REFERENCES "public"."design_vote_choices"("vote_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_vote_choices" ADD CONSTRAINT "design_vote_choices_vote_id_design_votes_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."design_votes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_vote_choices" ADD CONSTRAINT "design_vote_choices_design_id_version_design_versions_design_id_version_fk" FOREIGN KEY ("design_id","version") REFERENCES "public"."design_versions"("design_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_votes" ADD CONSTRAINT "design_votes_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_vote_ballots_choice_idx" ON "design_vote_ballots" USING btree ("vote_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "design_vote_choices_once" ON "design_vote_choices" USING btree ("vote_id","design_id");--> statement-breakpoint
CREATE INDEX "design_vote_choices_design_idx" ON "design_vote_choices" USING btree ("design_id","version");--> statement-breakpoint
CREATE INDEX "design_votes_user_idx" ON "design_votes" USING btree ("user_id","created_at");