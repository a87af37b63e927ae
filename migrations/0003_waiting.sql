CREATE TABLE `breakers` (
	`name` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`open_until` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `checks` ADD `stored_at` integer;--> statement-breakpoint
ALTER TABLE `checks` ADD `claimed_at` integer;--> statement-breakpoint
CREATE INDEX `checks_claimed` ON `checks` (`user_id`,`claimed_at`);--> statement-breakpoint
CREATE INDEX `results_pdf` ON `results` (`pdf_key`);--> statement-breakpoint
CREATE INDEX `results_user` ON `results` (`user_id`);